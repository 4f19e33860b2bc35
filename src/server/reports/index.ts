export { doReportsCommand } from './reportsCommand';
