import { beginCalls } from '../api/transport/begunCalls';
import { noteBeforeScripts } from './beforeScripts';
import { callsOfPage } from './callsOfPage';
import { paintTheme } from './paintTheme';
import { storedToken } from './storedToken';

/**
 * The first date that a browser writes takes a slow phone a tenth of a second, which is there while the network is waited
 * for.
 */
const writeFirstDate = () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format();

// Runs before the first paint, in a file of its own and without the libraries of the page: no script may stand in the page itself.
paintTheme();
noteBeforeScripts();
const token = storedToken();
const calls = token ? callsOfPage(window.location) : [];
if (token && calls.length > 0) {
  beginCalls(calls, token);
  setTimeout(writeFirstDate);
}
