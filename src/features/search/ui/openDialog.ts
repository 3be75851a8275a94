/** What the dialog shows: results, or answers; and what stands in its field. */
export interface View {
  mode: 'search' | 'ask';
  text: string;
  /** Whether the text is asked at once. */
  isAsked?: boolean;
}

/** Whoever holds the one dialog of search and assistant, which loads when it is first wanted. */
interface Holder {
  open: (view: View) => void;
  /** Loads what the dialog needs; called on the first sign that a reader will open it. */
  prepare: () => void;
}

let holder: Holder | undefined;

/** Makes somebody the one who opens the dialog; returns what ends that. */
export function holdDialog(next: Holder): () => void {
  holder = next;
  return () => (holder = undefined);
}

/** Opens the dialog from anywhere on the page. */
export const openDialog = (view: View): void => holder?.open(view);

export const prepareDialog = (): void => holder?.prepare();
