import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { ordersQuery } from '../api/orders.ts';

/** My Orders is kept as it was while somebody looks at one of its orders, and dropped when they go elsewhere. */
export function OrdersArea() {
  const client = useQueryClient();
  useEffect(() => () => client.removeQueries({ queryKey: ordersQuery.queryKey }), [client]);
  return <Outlet />;
}
