package eppoclient

import (
	"context"

	"go.uber.org/zap"
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

func (al *AssignmentLogger) LogAssignment(event AssignmentEvent) { panic(onlyDeclared) }

func (al *AssignmentLogger) LogBanditAction(event BanditEvent) { panic(onlyDeclared) }

func NewAssignmentLogger() IAssignmentLogger { panic(onlyDeclared) }

func NewLruAssignmentLogger(logger IAssignmentLogger, cacheSize int) (IAssignmentLogger, error) {
	panic(onlyDeclared)
}

func NewLruBanditLogger(logger IAssignmentLogger, cacheSize int) (IAssignmentLogger, error) {
	panic(onlyDeclared)
}

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

func NewZapLogger(logger *zap.Logger) *ZapLogger { panic(onlyDeclared) }

func NewScrubbingLogger(innerLogger ApplicationLogger) *ScrubbingLogger { panic(onlyDeclared) }
