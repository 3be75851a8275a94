import {closeOnBack} from '../../../../shared/ui/dialog/closeOnBack.ts';
import styles from './styles.lazy.module.css';

/** A copy whose arrows have heads of their own: those of the page may be hidden with their picture. */
function copyPicture(picture: Element): SVGSVGElement {
  const [widest] = picture.querySelectorAll('svg');
  const template = document.createElement('template');
  template.innerHTML = (widest?.outerHTML ?? '').replace(/( id="|url\(#)/g, '$1large-');
  return template.content.firstElementChild as SVGSVGElement;
}

/** Shows the picture of a figure in a dialog, as large as the window allows, up to twice its size. */
export function showEnlarged(figure: HTMLElement): void {
  const picture = figure.querySelector('[role="img"]');
  if (!picture) return;
  const name = picture.getAttribute('aria-label') ?? '';
  const svg = copyPicture(picture);
  const width = Number(svg.getAttribute('width'));
  svg.style.minInlineSize = `${width}px`;
  svg.style.maxInlineSize = `${2 * width}px`;

  const large = document.createElement('div');
  large.className = `${picture.className} ${styles.picture}`;
  large.setAttribute('role', 'img');
  large.setAttribute('aria-label', name);
  large.tabIndex = 0;
  large.append(svg);

  const close = document.createElement('form');
  close.method = 'dialog';
  close.innerHTML = '<button class="clean-btn close" aria-label="Close">×</button>';

  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-label', figure.querySelector('figcaption')?.textContent ?? 'Picture');
  dialog.setAttribute('closedby', 'any');
  dialog.append(close, large);
  const stopListening = closeOnBack(() => dialog.close());
  dialog.addEventListener('close', () => {
    stopListening();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
