import type {ComponentType} from 'react';

/** A part as the HTML of a page has it: in the element that `latePart` leaves alone. */
export function partInPlace<Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function PartInPlace(props) {
    return (
      <div data-standing="">
        <Part {...props} />
      </div>
    );
  };
}
