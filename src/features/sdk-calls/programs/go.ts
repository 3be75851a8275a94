import {snakeCase} from '../names.ts';
import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const go: Program = {
  sdk: 'go',
  label: 'Go',
  started: '/sdks/server-sdks/go/quickstart/',
  fence: 'go',
  code: 'go',
  comment: '//',
  fileOf: (title) => `flags/${snakeCase(title)}.go`,
  print: (variable, call) => ({
    statement: `fmt.Println(${call.type === 'JSON' ? `string(${variable})` : variable})`,
    value: plainValue(call),
  }),
  afterCall: ['if err != nil {', '\tlog.Printf("default served: %v", err)', '}'],
  indent: '\t',
  wrap: (body) => `package flags

import (
	"fmt"
	"log"

	"github.com/Eppo-exp/golang-sdk/v6/eppoclient"
)

func readFlags(client *eppoclient.EppoClient) {
${body}
}`,
};
