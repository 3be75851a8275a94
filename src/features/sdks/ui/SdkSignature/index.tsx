import type {ReactNode} from 'react';
import Rows from '../SdkOptions/Rows.tsx';
import TextWithCode from '../../../../shared/ui/TextWithCode/index.tsx';
import type {SdkSignatureData} from '../../views/types.ts';
import styles from './styles.module.css';

interface Props {
  sdk: string;
  name: string;
  /** Set by the sdk-data plugin. */
  data?: SdkSignatureData;
  /** The signature as a code block, set by the sdk-data plugin. */
  children?: ReactNode;
}

/** A function or method: signature, parameters, what it returns and when it throws. */
export default function SdkSignature({sdk, name, data, children}: Props): ReactNode {
  if (!data) {
    throw new Error(
      `<SdkSignature sdk="${sdk}" name="${name}"> has no data: is the sdk-data plugin on?`,
    );
  }
  const {params, isOutput, returns, throws, notes, since, deprecated} = data;
  return (
    <div className={styles.signature}>
      {children}
      {params.length > 0 && <Rows label="Parameter" rows={params} isOutput={isOutput} />}
      <dl className={styles.facts}>
        {returns && (
          <>
            <dt>Returns</dt>
            <dd>
              {returns.type && <code>{returns.type}</code>}
              {returns.type && returns.note && ': '}
              {returns.note && <TextWithCode text={returns.note} />}
            </dd>
          </>
        )}
        {throws.length > 0 && <dt>Throws</dt>}
        {throws.map((text) => (
          <dd key={text}>
            <TextWithCode text={text} />
          </dd>
        ))}
        {notes.length > 0 && <dt>Notes</dt>}
        {notes.map((text) => (
          <dd key={text}>
            <TextWithCode text={text} />
          </dd>
        ))}
        {since && (
          <>
            <dt>Since</dt>
            <dd>{since}</dd>
          </>
        )}
        {deprecated && (
          <>
            <dt>Deprecated</dt>
            <dd>
              <TextWithCode text={deprecated} />
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
