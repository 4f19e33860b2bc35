import './withoutBrowser';

export { renderLoading, renderPublic } from './prerender';
export { publicPages, signedInPages } from './prerenderedPages';
export { firstReadsOf, renderSnapshot } from './renderSnapshot';
