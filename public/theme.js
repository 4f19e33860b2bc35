// Before the first paint: the theme chosen on this device, else the system's; and what is done to the page before its scripts are there. A
// file of its own, because no script may stand in the page.
(function () {
  var root = document.documentElement;
  var chosen = null;
  try {
    chosen = localStorage.getItem('stepwell.theme');
    // Who is signed in is led on from here, and sees nothing of a form that is not for them.
    if (location.pathname === '/login' && localStorage.getItem('access_token')) root.setAttribute('data-leaving', '');
  } catch (error) {
    // Storage is blocked: the system's theme it is.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  // Who sends a form before the page can do it: the browser would put what was typed into the address. It is sent once it can be.
  document.addEventListener('submit', function (event) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    root.setAttribute('data-sent', '');
  });
  // Who types on sends it again.
  document.addEventListener('input', function () {
    root.removeAttribute('data-sent');
  });
})();
