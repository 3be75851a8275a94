// Package eppoclient declares what the manifest of the SDK implies; the rest is written from it.
package eppoclient

type EppoClient struct{}

func (al *AssignmentLogger) LogAssignment(event AssignmentEvent)
func (al *AssignmentLogger) LogBanditAction(event BanditEvent)

// Embedded under a name of its own, so that samples cannot name the field.
type logger interface{ ApplicationLogger }

type ZapLogger struct{ logger }

type ScrubbingLogger struct{ logger }
