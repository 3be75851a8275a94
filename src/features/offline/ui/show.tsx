import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import box from '../../../shared/ui/dialog/styles.lazy.module.css';
import {showDialog} from '../../../shared/ui/dialog/showDialog.tsx';
import {useModalDialog} from '../../../shared/ui/dialog/useModalDialog.ts';
import {keepFiles, keptCaches, OFFLINE_FILES, type OfflineFiles} from '../keepFiles.ts';

type Step = 'asking' | 'off' | 'keeping' | 'on' | 'failed';

const MEGABYTE = 1e6;

async function keep(onProgress: (share: number) => void): Promise<void> {
  const response = await fetch(OFFLINE_FILES, {cache: 'no-cache'});
  await keepFiles((await response.json()) as OfflineFiles, onProgress);
  await navigator.serviceWorker.register('/sw.js');
}

/** Takes all away, also what another build has left. */
async function remove(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await keptCaches()).map((name) => caches.delete(name)));
}

function OfflineDialog({onClose}: {onClose: () => void}): ReactNode {
  const {dialog, title, close} = useModalDialog();
  const [step, setStep] = useState<Step>('asking');
  const [share, setShare] = useState(0);
  const [bytes, setBytes] = useState<number>();

  useEffect(() => {
    keptCaches().then(
      ({length}) => setStep(length > 0 ? 'on' : 'off'),
      () => setStep('failed'),
    );
    fetch(OFFLINE_FILES)
      .then((response) => response.json() as Promise<OfflineFiles>)
      .then(
        (files) => setBytes(files.bytes),
        () => undefined,
      );
  }, []);

  const run = (work: Promise<void>, done: Step) => {
    work.then(
      () => setStep(done),
      () => setStep('failed'),
    );
  };
  const start = () => {
    setShare(0);
    setStep('keeping');
    run(keep(setShare), 'on');
  };

  return (
    <dialog {...dialog} className={box.dialog} onClose={onClose}>
      <div>
        <h2 {...title} className={controls.title}>
          Keep these docs for offline reading
        </h2>
        <p>
          All pages and their search open without a network, and are renewed when the site is.
          {bytes !== undefined &&
            ` They take ${Math.ceil(bytes / MEGABYTE)} MB in this browser.`}{' '}
          SQL cannot be run offline.
        </p>
        {step === 'keeping' && (
          <progress aria-label="Kept so far" value={share} style={{inlineSize: '100%'}} />
        )}
        <p role="status">
          {step === 'keeping' && 'Loading the pages…'}
          {step === 'on' && 'The docs are kept in this browser.'}
          {step === 'failed' && 'The docs could not be kept. Check the network and the free space.'}
        </p>
        <div className={controls.actions}>
          {(step === 'off' || step === 'failed') && (
            <button
              type="button"
              className={clsx(controls.button, controls.primary)}
              onClick={start}
            >
              Keep
            </button>
          )}
          {step === 'on' && (
            <button type="button" className={controls.button} onClick={() => run(remove(), 'off')}>
              Remove
            </button>
          )}
          <button type="button" className={controls.button} onClick={close}>
            Close
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** Shows what keeps the docs in this browser, and takes them away again. */
export const showOffline = (): void => showDialog(OfflineDialog);
