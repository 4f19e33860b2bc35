export { NotFoundNotice } from '../../ui/states/NotFoundNotice';
export { UnknownLayout } from '../layout/UnknownLayout';
