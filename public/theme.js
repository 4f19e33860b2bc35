// Before the first paint: the theme chosen on this device, else the system's. A file of its own, because no script may stand in the page.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('stepwell.theme');
  } catch (error) {
    // Storage is blocked: the system's theme it is.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
