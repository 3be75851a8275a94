import {useId, useState, type ReactNode} from 'react';
import type {createStorageSlot} from '@docusaurus/theme-common';

interface Props {
  label: string;
  /** Text of the button. */
  action: string;
  /** Whether the last answer is still on its way. */
  isBusy: boolean;
  /** Whether there is nothing to send without a comment. */
  isRequired: boolean;
  /** Keeps the text over a reload. */
  draft: ReturnType<typeof createStorageSlot>;
  onSend: (comment: string) => void;
}

/** Longest comment, in characters. */
const MAX_LENGTH = 2000;

/** A text field and a button; the text stays until it is sent. */
export default function CommentForm(props: Props): ReactNode {
  const {label, action, isBusy, isRequired, draft, onSend} = props;
  const [comment, setComment] = useState(() => draft.get() ?? '');
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) {
          onSend(comment.trim());
        }
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={MAX_LENGTH}
        value={comment}
        required={isRequired}
        onChange={(event) => {
          setComment(event.target.value);
          draft.set(event.target.value);
        }}
      />
      {/* Not disabled while busy: that would take the focus away from the keyboard. */}
      <button type="submit" aria-disabled={isBusy}>
        {action}
      </button>
    </form>
  );
}
