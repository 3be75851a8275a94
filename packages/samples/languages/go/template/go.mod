module samples

go 1.22

require (
	github.com/Eppo-exp/golang-sdk/v6 vVERSION
	github.com/segmentio/analytics-go/v3 v3.0.0
	go.uber.org/zap v1.27.0
)

require go.uber.org/multierr v1.10.0 // indirect

// These two are declared here, in the folders named.
replace (
	github.com/Eppo-exp/golang-sdk/v6 => ./eppo
	github.com/segmentio/analytics-go/v3 => ./analytics
)
