export { NotFoundNotice } from '../../ui/NotFoundNotice';
export { UnknownLayout } from '../layout/UnknownLayout';
