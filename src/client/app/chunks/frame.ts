export { RequireActions } from '../routes/RequireActions';
export { MainLayout } from '../layout/MainLayout';
