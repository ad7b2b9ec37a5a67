import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { toasts } from '#web/ui/toasts.ts';

/** react-admin's notifications as the product's own toasts, so that both halves speak in one place. */
export function Toasts() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const { message, type, notificationOptions } = notification;
    toasts[type](translate(message, notificationOptions?.messageArgs));
  }, [notifications, takeNotification, translate]);
  return null;
}
