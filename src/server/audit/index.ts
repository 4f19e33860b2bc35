/** The audit area's public interface. */
export { forgetAddressesOf, recordAct, recordDownload } from './record';
