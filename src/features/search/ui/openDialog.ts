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

/**
 * Gives the focus to the dialog's field.
 *
 * @param isReplaced whether what is typed next takes the place of its text, or goes on behind it.
 */
export function focusField(field: HTMLInputElement | null, isReplaced: boolean): void {
  const end = field?.value.length ?? 0;
  field?.focus();
  field?.setSelectionRange(isReplaced ? 0 : end, end);
}

/** Opens the dialog from anywhere on the page. */
export const openDialog = (view: View): void => holder?.open(view);

export const prepareDialog = (): void => holder?.prepare();
