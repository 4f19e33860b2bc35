import type { Area } from '../platform/area';
import { blockHandlers } from './handlers';
import { blocksLimits } from './limits';

export const blocksArea = {
  handlers: blockHandlers,
  limits: blocksLimits,
} satisfies Area;
