import './withoutBrowser';

export { paintedPages } from '../app/paintedPages';
export { render } from './render';
