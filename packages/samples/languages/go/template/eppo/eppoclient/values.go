package eppoclient

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

func InferContextAttributes(attrs map[string]interface{}) ContextAttributes { panic(onlyDeclared) }

var (
	ErrFlagConfigurationNotFound   error
	ErrFlagNotEnabled              error
	ErrSubjectAllocation           error
	ErrBanditConfigurationNotFound error
)
