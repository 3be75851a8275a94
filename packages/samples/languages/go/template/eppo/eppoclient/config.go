package eppoclient

import (
	"net/http"
	"time"
)

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
