import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const go: Program = {
  sdk: 'go',
  label: 'Go',
  installed: '/sdks/server-sdks/go/quickstart/',
  fence: 'go',
  code: 'go',
  comment: '//',
  fileOf: () => 'main.go',
  print: (variable, call) => ({
    statement: `fmt.Println(${call.type === 'JSON' ? `string(${variable})` : variable})`,
    value: plainValue(call),
  }),
  afterCall: ['if err != nil {', '\tlog.Printf("default served: %v", err)', '}'],
  indent: '\t',
  wrap: (body) => `package main

import (
	"fmt"
	"log"
	"os"
	"time"

	"github.com/Eppo-exp/golang-sdk/v6/eppoclient"
)

type warehouseLogger struct{}

func (warehouseLogger) LogAssignment(event eppoclient.AssignmentEvent) {
	fmt.Println(event.Experiment) // replace with your pipeline
}

func main() {
	client, err := eppoclient.InitClient(eppoclient.Config{
		SdkKey:           os.Getenv("EPPO_SDK_KEY"),
		AssignmentLogger: warehouseLogger{},
	})
	if err != nil {
		log.Fatal(err)
	}
	select {
	case <-client.Initialized():
	case <-time.After(5 * time.Second):
		log.Print("no rules yet, serving defaults")
	}

${body}
}`,
};
