import type {JSX} from 'react';
import Link from '@docusaurus/Link';
import type {DocSearchModalProps} from '@docsearch/react';
import {searchPageAddress} from '../searchPageAddress.ts';
import {SECTION} from './filter/filteredClient.ts';
import {useModalSettings} from './SettingsContext.ts';

type Props = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

/** Link from the modal's results to the search page. */
export default function SeeAll({state}: Props): JSX.Element {
  const {settings, onClose, filter, wholeOf} = useModalSettings();
  const section = filter.startsWith(`${SECTION}:`) ? filter.slice(SECTION.length + 1) : '';
  // That page knows no filter by SDK.
  return filter && !section ? (
    <></>
  ) : (
    <Link
      to={searchPageAddress(settings.searchPagePath || '/', wholeOf(state.query), section)}
      onClick={onClose}
    >
      See all {String(state.context.nbHits)} results
    </Link>
  );
}
