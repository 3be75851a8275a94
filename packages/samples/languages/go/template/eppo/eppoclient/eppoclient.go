// Package eppoclient declares the names and types of the SDK that its manifest knows. Functions need
// no bodies here, because the package has a file of assembler.
package eppoclient

import (
	"context"
	"net/http"
	"time"

	"go.uber.org/zap"
)

type EppoClient struct{}

func InitClient(config Config) (*EppoClient, error)
func (ec *EppoClient) Initialized() <-chan struct{}
func (ec *EppoClient) GetStringAssignment(flagKey, subjectKey string, subjectAttributes Attributes, defaultValue string) (string, error)
func (ec *EppoClient) GetStringAssignmentContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes Attributes, defaultValue string) (string, error)
func (ec *EppoClient) GetBoolAssignment(flagKey, subjectKey string, subjectAttributes Attributes, defaultValue bool) (bool, error)
func (ec *EppoClient) GetBoolAssignmentContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes Attributes, defaultValue bool) (bool, error)
func (ec *EppoClient) GetIntegerAssignment(flagKey, subjectKey string, subjectAttributes Attributes, defaultValue int64) (int64, error)
func (ec *EppoClient) GetIntegerAssignmentContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes Attributes, defaultValue int64) (int64, error)
func (ec *EppoClient) GetNumericAssignment(flagKey, subjectKey string, subjectAttributes Attributes, defaultValue float64) (float64, error)
func (ec *EppoClient) GetNumericAssignmentContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes Attributes, defaultValue float64) (float64, error)
func (ec *EppoClient) GetJSONAssignment(flagKey, subjectKey string, subjectAttributes Attributes, defaultValue any) (any, error)
func (ec *EppoClient) GetJSONAssignmentContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes Attributes, defaultValue any) (any, error)
func (ec *EppoClient) GetJSONBytesAssignment(flagKey, subjectKey string, subjectAttributes Attributes, defaultValue []byte) ([]byte, error)
func (ec *EppoClient) GetJSONBytesAssignmentContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes Attributes, defaultValue []byte) ([]byte, error)
func (ec *EppoClient) GetBanditAction(flagKey, subjectKey string, subjectAttributes ContextAttributes, actions map[string]ContextAttributes, defaultVariation string) BanditResult
func (ec *EppoClient) GetBanditActionContext(ctx context.Context, flagKey, subjectKey string, subjectAttributes ContextAttributes, actions map[string]ContextAttributes, defaultVariation string) BanditResult

type Config struct {
	SdkKey                  string
	AssignmentLogger        IAssignmentLogger
	AssignmentLoggerContext IAssignmentLoggerContext
	BaseUrl                 string
	PollerInterval          time.Duration
	ApplicationLogger       ApplicationLogger
	HttpClient              *http.Client
}

const (
	REQUEST_TIMEOUT_SECONDS = 10 * time.Second
	CONFIG_ENDPOINT         = "/flag-config/v1/config"
	BANDIT_ENDPOINT         = "/flag-config/v1/bandits"
)

type Attributes map[string]interface{}

type ContextAttributes struct {
	Numeric     map[string]float64
	Categorical map[string]string
}

type BanditResult struct {
	Variation string
	Action    *string
}

type AssignmentEvent struct {
	Experiment        string
	FeatureFlag       string
	Allocation        string
	Variation         string
	Subject           string
	SubjectAttributes Attributes
	Timestamp         string
	MetaData          map[string]string
	ExtraLogging      map[string]string
}

type BanditEvent struct {
	FlagKey                      string
	BanditKey                    string
	Subject                      string
	Action                       string
	ActionProbability            float64
	OptimalityGap                float64
	ModelVersion                 string
	Timestamp                    string
	SubjectNumericAttributes     map[string]float64
	SubjectCategoricalAttributes map[string]string
	ActionNumericAttributes      map[string]float64
	ActionCategoricalAttributes  map[string]string
	MetaData                     map[string]string
}

func InferContextAttributes(attrs map[string]interface{}) ContextAttributes

var (
	ErrFlagConfigurationNotFound   error
	ErrFlagNotEnabled              error
	ErrSubjectAllocation           error
	ErrBanditConfigurationNotFound error
)

type IAssignmentLogger interface {
	LogAssignment(event AssignmentEvent)
}

type IAssignmentLoggerContext interface {
	LogAssignment(context.Context, AssignmentEvent)
}

type BanditActionLogger interface {
	LogBanditAction(event BanditEvent)
}

type AssignmentLogger struct{}

func (al *AssignmentLogger) LogAssignment(event AssignmentEvent)
func (al *AssignmentLogger) LogBanditAction(event BanditEvent)
func NewAssignmentLogger() IAssignmentLogger
func NewLruAssignmentLogger(logger IAssignmentLogger, cacheSize int) (IAssignmentLogger, error)
func NewLruBanditLogger(logger IAssignmentLogger, cacheSize int) (IAssignmentLogger, error)

type ApplicationLogger interface {
	Debug(args ...interface{})
	Info(args ...interface{})
	Warn(args ...interface{})
	Error(args ...interface{})
	Infof(template string, args ...interface{})
	Warnf(template string, args ...interface{})
	Errorf(template string, args ...interface{})
}

// Embedded under a name of its own, so that samples cannot name the field.
type logger interface{ ApplicationLogger }

type ZapLogger struct{ logger }

type ScrubbingLogger struct{ logger }

func NewZapLogger(logger *zap.Logger) *ZapLogger
func NewScrubbingLogger(innerLogger ApplicationLogger) *ScrubbingLogger
