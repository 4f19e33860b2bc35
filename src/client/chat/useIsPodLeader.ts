import { skipToken } from '@reduxjs/toolkit/query';
import { useGetPodQuery } from '../api/podsApi';

/** Whether a person leads the pod of a conversation; nobody does where it is no pod's. */
export function useIsPodLeader(podId: string | undefined, userId: string): boolean {
  const { currentData: pod } = useGetPodQuery(podId === undefined ? skipToken : { id: podId });
  return pod?.leaderId === userId;
}
