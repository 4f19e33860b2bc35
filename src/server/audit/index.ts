/** The audit area's public interface. */
export { clearAddressesOf, recordAct, recordDownload } from './record';
