/** What other areas use of this one. */
export { forgetAddressesOf, recordAct, recordDownload } from './record';
