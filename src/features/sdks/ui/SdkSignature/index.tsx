import type {ReactNode} from 'react';
import Rows from '../SdkOptions/Rows.tsx';
import TextWithCode from '../../../../shared/ui/TextWithCode/index.tsx';
import type {signatureData} from '../../views/signature.ts';
import styles from './styles.module.css';

interface Props {
  /** Set by the remark plugin. */
  data: ReturnType<typeof signatureData>[number];
  /** The signature as a code block, set by the remark plugin. */
  children: ReactNode;
}

/** A function or method: signature, parameters, what it returns and when it throws. */
export default function SdkSignature({data, children}: Props): ReactNode {
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
