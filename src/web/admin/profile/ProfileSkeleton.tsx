import { useTranslate } from 'react-admin';

/** Stands for the sections until the profile is there. */
export function ProfileSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status">
      <span className="sr-only">{translate('profile.loading')}</span>
      {[0, 1, 2].map((section) => (
        <div key={section} className="staff-panel profile-section" aria-hidden="true">
          <span className="skeleton" />
          <div className="profile-fields">
            <span className="skeleton skeleton--1" />
            <span className="skeleton skeleton--2" />
          </div>
        </div>
      ))}
    </div>
  );
}
