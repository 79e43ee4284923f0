import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { endSession, leaveSession } from '@/session/session';

/** Logs out: the token goes before the code that tells the server is fetched. The session also ends when that code fails to load. */
export function useLogOut(): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    const token = leaveSession();
    if (token !== undefined) void import('./log-out.ts').then(({ logOut }) => logOut(token, queryClient, navigate), endSession);
  };
}
