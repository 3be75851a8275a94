import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';
import {SDK_SLOT} from '../../../shared/sdkChoice.ts';
import {sdkOf} from '../rememberLanguage.ts';
import styles from './styles.module.css';

interface Props {
  /** The SDKs that tabs offer. */
  offered: readonly string[];
}

/** Says that tabs lack the language that the reader chose, and leads to what its SDK has. */
export default function MissingLanguage({offered}: Props): ReactNode {
  const [chosen] = useStorageSlot(SDK_SLOT);
  const sdk = sdkOf(chosen);
  return sdk && !offered.includes(chosen!) ? (
    <span className={styles.missing}>
      No {sdk.title} here: <Link to={sdk.pages + 'quickstart/'}>{sdk.title} quickstart</Link>
    </span>
  ) : null;
}
