import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { ordersQuery } from '../api/orders.ts';

/** Keeps My Orders as it was while the customer views one of its orders, and drops it when they go elsewhere. */
export function OrdersArea() {
  const client = useQueryClient();
  useEffect(() => () => client.removeQueries({ queryKey: ordersQuery.queryKey }), [client]);
  return <Outlet />;
}
