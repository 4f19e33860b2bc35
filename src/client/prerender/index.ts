import './withoutBrowser';

export { firstAddresses } from './firstAddresses';
export { paintedPages } from './paintedPages';
export { render } from './render';
export { signedInPages } from './signedInPages';
