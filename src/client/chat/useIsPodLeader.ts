import { skipToken } from '@reduxjs/toolkit/query';
import { useGetPodQuery } from '../api/podsApi';

/** Whether a user leads the conversation's pod; false without a pod. */
export function useIsPodLeader(podId: string | undefined, userId: string): boolean {
  const { currentData: pod } = useGetPodQuery(podId === undefined ? skipToken : { id: podId });
  return pod?.leaderId === userId;
}
