// Package analytics declares what samples use of Segment's client.
package analytics

type Message interface{}

type Client interface {
	Enqueue(Message) error
	Close() error
}

type Properties map[string]interface{}

func NewProperties() Properties { panic(onlyDeclared) }

func (p Properties) Set(name string, value interface{}) Properties { panic(onlyDeclared) }

type Track struct {
	UserId      string
	AnonymousId string
	Event       string
	Properties  Properties
}

func New(writeKey string) Client { panic(onlyDeclared) }

const onlyDeclared = "declared for compiling, not for running"
