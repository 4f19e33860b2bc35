import type { Area } from '../platform/area';
import { auditHandlers } from './handlers';
import { auditHousekeeping } from './housekeeping';

export const auditArea = {
  handlers: auditHandlers,
  housekeeping: auditHousekeeping,
} satisfies Area;
