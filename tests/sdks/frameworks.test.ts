import {expect, it} from 'vitest';
import remarkSdkData from '../../src/features/sdks/index.ts';
import {transformPage} from '../support/page/transformPage.ts';

it('<SdkFrameworks> leads each framework to the SDKs for the places where its code runs', () => {
  const page = transformPage('<SdkFrameworks />', remarkSdkData());
  expect(page).toMatch(
    /\| Django +\| \[Python\]\(\/sdks\/server-sdks\/python\/quickstart\/\) \(server\)/,
  );
  expect(page).toMatch(
    /\| SvelteKit +\| \[Node\.js\]\(\S+\) \(server\); \[JavaScript[^\]]*\]\(\S+\) \(browser\)/,
  );
});
