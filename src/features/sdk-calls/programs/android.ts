import {decimal} from '../../../shared/sdk-calls/literals.ts';
import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const android: Program = {
  sdk: 'android',
  label: 'Android',
  installed: '/sdks/client-sdks/android/quickstart/',
  fence: 'kotlin',
  code: 'android',
  isClient: true,
  comment: '//',
  fileOf: () => 'ShopApplication.kt',
  print: (variable, call) => ({
    statement: `Log.i("eppo", "$${variable}")`,
    value: plainValue(call, {fraction: decimal}),
  }),
  indent: '        ',
  wrap: (body) => `package com.example.shop

import android.app.Application
import android.util.Log
import cloud.eppo.android.EppoClient
import cloud.eppo.api.Attributes

class ShopApplication : Application() {
    override fun onCreate() {
        super.onCreate()
        EppoClient.Builder("YOUR_CLIENT_TOKEN", this)
            // Replace Log with your pipeline.
            .assignmentLogger { assignment -> Log.i("eppo", assignment.experiment) }
            .buildAndInitAsync()
            .thenAccept { client -> readFlags(client) }
    }

    private fun readFlags(client: EppoClient) {
${body}
    }
}`,
};
