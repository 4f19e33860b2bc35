import { streamMiddleware } from '../stream/middleware';
import { streamHandlers } from './streamHandlers';

/** The message stream with what its events mean to the areas. */
export const streaming = streamMiddleware(streamHandlers);
