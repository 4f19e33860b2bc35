import './withoutBrowser';

export { paintedPages } from './paintedPages';
export { render } from './render';
export { signedInPages } from './signedInPages';
