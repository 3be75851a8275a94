import type {JSX} from 'react';
import Link from '@docusaurus/Link';
import type {DocSearchModalProps} from '@docsearch/react';
import {searchPageAddress} from '../searchPageAddress.ts';
import {useModalSettings} from './SettingsContext.ts';

type Props = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

/** Link from the modal's results to the search page. */
export default function SeeAll({state}: Props): JSX.Element {
  const {settings, onClose} = useModalSettings();
  return (
    <Link to={searchPageAddress(settings.searchPagePath || '/', state.query)} onClick={onClose}>
      See all {String(state.context.nbHits)} results
    </Link>
  );
}
