import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { ordersQuery } from '../api/orders.ts';
import { OrderRow } from './order-row.tsx';
import css from './orders-page.module.css';

export function OrdersPage() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(ordersQuery);
  const orders = data?.pages.flatMap((page) => page.orders);
  return (
    <Page narrow>
      <PageMeta title="My Orders" description="Your video invitations." noIndex />
      <h1 className={css.title}>My Orders</h1>
      {orders === undefined ? (
        isError ? (
          <EmptyState
            title="Your orders could not be loaded."
            actions={<Button onClick={() => void refetch()}>Try again</Button>}
          />
        ) : (
          <div role="status" aria-label="Loading your orders" className={css.bones}>
            <Skeleton className={css.bone} />
            <Skeleton className={css.bone} />
          </div>
        )
      ) : orders.length === 0 ? (
        <EmptyState art="orders" title="No orders yet." actions={<ButtonLink to="/">Choose a design</ButtonLink>}>
          <p>Your invitations will appear here while they are made and when they are ready to download.</p>
        </EmptyState>
      ) : (
        <>
          <ul className={css.list}>
            {orders.map((order) => (
              <li key={order.number}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <div className={css.more}>
              <Button look="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show older orders
              </Button>
            </div>
          )}
        </>
      )}
      <p className={css.foot}>
        <Link to="/support">Support</Link>
        <Link to="/user/account">Your account and data</Link>
      </p>
    </Page>
  );
}
