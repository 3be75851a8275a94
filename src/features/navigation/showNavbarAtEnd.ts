/** Marks the document while its end is in sight; the theme leaves a hidden navbar hidden there. */
function markPageEnd(): void {
  const {scrollHeight, dataset} = document.documentElement;
  const navbarHeight = document.querySelector('.navbar')?.getBoundingClientRect().height ?? 0;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - navbarHeight) {
    dataset.atPageEnd = '';
  } else {
    delete dataset.atPageEnd;
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('scroll', markPageEnd, {passive: true});
}
