import {buildConfigured} from './configuredBuild.ts';
import {buildSiteVariant} from './siteVariant.ts';
import {isThorough} from './thoroughly.ts';

/** Builds what browser tests need beside the site, as far as it is not up to date. */
buildSiteVariant();
if (isThorough) buildConfigured();
