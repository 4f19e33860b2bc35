import './withoutBrowser';

export { paintedPages } from './paintedPages';
export { drawPage } from './drawPage';
export { render, renderWaiting } from './render';
export { signedInPages } from './signedInPages';
