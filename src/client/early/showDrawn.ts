/**
 * Shows the page as the server drew it, in place of its loading state, unless the program has already replaced that
 * (rule platform.drawnPages).
 */
export function showDrawn(html: string): void {
  const show = () => {
    const painted = document.getElementById('painted');
    if (painted) painted.innerHTML = html;
  };
  // `DOMContentLoaded` comes too late: it waits for the program.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', show, { once: true });
  else show();
}
