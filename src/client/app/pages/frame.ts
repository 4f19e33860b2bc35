export { RequireActions } from '../RequireActions';
export { MainLayout } from '../layout/MainLayout';
