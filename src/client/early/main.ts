import { beginCalls } from '../api/begunCalls';
import { noteBeforeScripts } from './beforeScripts';
import { callsOfPage } from './callsOfPage';
import { paintTheme } from './paintTheme';
import { storedToken } from './storedToken';

// Runs before the first paint, in a file of its own and without the libraries of the page: no script may stand in the page itself.
paintTheme();
noteBeforeScripts();
const token = storedToken();
if (token) beginCalls(callsOfPage(window.location.search), token);
