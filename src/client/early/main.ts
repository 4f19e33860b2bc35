import { startEarlyCalls } from '../api/transport/earlyCalls';
import { noteBeforeScripts } from './beforeScripts';
import { callsOfPage } from './callsOfPage';
import { paintColorScheme } from './paintTheme';
import { storedToken } from './storedToken';

/** A browser's first formatted date takes 100 ms on a slow phone, so it is formatted while waiting for the network. */
const writeFirstDate = () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format();

// Runs before the first paint, in a separate file without the page's libraries, as inline scripts aren't allowed.
paintColorScheme();
noteBeforeScripts();
const token = storedToken();
const calls = token ? callsOfPage(window.location) : [];
if (token && calls.length > 0) {
  startEarlyCalls(calls, token);
  setTimeout(writeFirstDate);
}
