// Package eppoclient declares the names and types of the SDK that its manifest knows.
package eppoclient

import "context"

const onlyDeclared = "declared for compiling, not for running"

type EppoClient struct{}

func InitClient(config Config) (*EppoClient, error) { panic(onlyDeclared) }

func (ec *EppoClient) Initialized() <-chan struct{} { panic(onlyDeclared) }

func (ec *EppoClient) GetStringAssignment(flagKey, subjectKey string, subjectAttributes Attributes, defaultValue string) (string, error) {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetStringAssignmentContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes Attributes, defaultValue string) (string, error) {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetBoolAssignment(flagKey, subjectKey string, subjectAttributes Attributes, defaultValue bool) (bool, error) {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetBoolAssignmentContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes Attributes, defaultValue bool) (bool, error) {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetIntegerAssignment(flagKey, subjectKey string, subjectAttributes Attributes, defaultValue int64) (int64, error) {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetIntegerAssignmentContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes Attributes, defaultValue int64) (int64, error) {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetNumericAssignment(flagKey, subjectKey string, subjectAttributes Attributes, defaultValue float64) (float64, error) {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetNumericAssignmentContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes Attributes, defaultValue float64) (float64, error) {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetJSONAssignment(flagKey, subjectKey string, subjectAttributes Attributes, defaultValue any) (any, error) {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetJSONAssignmentContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes Attributes, defaultValue any) (any, error) {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetJSONBytesAssignment(flagKey, subjectKey string, subjectAttributes Attributes, defaultValue []byte) ([]byte, error) {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetJSONBytesAssignmentContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes Attributes, defaultValue []byte) ([]byte, error) {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetBanditAction(flagKey, subjectKey string, subjectAttributes ContextAttributes, actions map[string]ContextAttributes, defaultVariation string) BanditResult {
	panic(onlyDeclared)
}

func (ec *EppoClient) GetBanditActionContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes ContextAttributes, actions map[string]ContextAttributes, defaultVariation string) BanditResult {
	panic(onlyDeclared)
}
