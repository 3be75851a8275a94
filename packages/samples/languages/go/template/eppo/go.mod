module github.com/Eppo-exp/golang-sdk/v6

go 1.22
